import { LazyFooter } from '#company/LazyFooter.tsx'
import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { LanguageSelector } from '#wizard/LanguageSelector.tsx'
import styles from './ErrorLayout.module.css'
import { ErrorLayout } from './ErrorLayout.tsx'

interface Props {
  brand: Brand
  detail: string
  advice?: string
}

/** What stands in a page's place when it cannot be shown: the specification's sentence, what can be done, and what went wrong. */
export function ErrorMessage({ brand, detail, advice }: Props) {
  const t = useTranslate()
  return (
    <ErrorLayout
      title={t('page.error.title')}
      titleLang="en"
      tools={<LanguageSelector />}
      footer={<LazyFooter brand={brand} />}
    >
      <meta name="robots" content="noindex" />
      {advice && <p>{advice}</p>}
      <p className={styles.detail}>{detail}</p>
      <ButtonLink variant="primary" href="/">
        {t('page.error.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
