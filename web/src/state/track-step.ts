import { atom } from 'jotai'
import { formValuesAtom } from './answers.ts'
import { dependenciesAtom } from './dependencies.ts'
import { stepAtom } from './progress.ts'

/** Reports what happened on the open step: `view` when it opens, `next` when its check passed. */
export const trackStepAtom = atom(null, (get, _set, interaction: 'view' | 'next') => {
  const { track, attribution } = get(dependenciesAtom)
  const { id } = get(stepAtom)
  const { UUID, marketing } = get(formValuesAtom)
  if (interaction === 'view') track({ event: 'virtualPageview', page_title: `registration_form/${id}`, UUID })
  track({
    event: 'registration_form',
    event_info: {
      user_interaction: interaction,
      section: id,
      UUID,
      ...(attribution.clickId && { clickId: attribution.clickId }),
      ...(interaction === 'next' && { marketing_consent: marketing }),
    },
  })
})
