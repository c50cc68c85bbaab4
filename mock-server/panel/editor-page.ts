import { html } from '#mock/journey/page/html.ts'
import { icon } from '#mock/journey/page/icons.ts'
import type { PanelContext } from './panel-context.ts'
import { actionButton, selectField } from './parts.ts'

/** The session as a situation, to edit as text with its verdict, to choose from the files, to export and to import. */
export function editorPage({ t }: PanelContext) {
  const words = html`data-valid="${t('editor.valid')}" data-used="${t('editor.used')}"`
  return {
    main: html`<div class="editor stack" data-editor ${words}>
<div class="value-tools row">
${selectField('file', t('editor.file'), html`data-file`, [['', t('wait.none')]])}
<p class="row">${actionButton('secondary', html`data-choose`, t('editor.choose'))}</p>
</div>
<div class="field"><label for="text">${t('editor.text')}</label><textarea class="control mono" id="text" rows="18" spellcheck="false" autocomplete="off" aria-describedby="verdict" data-text></textarea></div>
<div class="verdict-list small" id="verdict" role="status" data-verdict></div>
<p class="row">
${actionButton('primary', html`data-apply`, t('editor.apply'))}
${actionButton('secondary', html`data-export`, html`${icon('download')}${t('editor.export')}`)}
<label class="button import" data-variant="secondary"><span class="face">${icon('document')}${t('editor.import')}</span><input class="hidden" type="file" accept="application/json,.json,.har" data-import></label>
${actionButton('quiet', html`data-leave`, t('editor.leave'))}
</p>
</div>`,
  }
}
