import { useAtomValue } from 'jotai'
import { Component, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyFooter } from '#company/LazyFooter.tsx'
import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { LanguageSelector } from '#wizard/LanguageSelector.tsx'
import styles from './ErrorLayout.module.css'
import { ErrorLayout } from './ErrorLayout.tsx'

/** What browsers say of a script or style sheet that they could not load. */
const failedLoad = /dynamically imported module|importing a module script failed|preload CSS/i

const isLoadError = (error: unknown) => error instanceof Error && failedLoad.test(error.message)

/** Every route's fallback: the status text or message of the error, or that the page could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const title = t('page.error.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <ErrorLayout title={title} titleLang="en" tools={<LanguageSelector />} footer={<LazyFooter brand={brand} />}>
      <meta name="robots" content="noindex" />
      {isLoadError(error) ? (
        <>
          <p>{t('page.missing.text')}</p>
          <p>
            <SupportContact text="page.support" />
          </p>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('wizard.retry')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('page.error.text')}</p>
          <p className={styles.detail}>{error instanceof Error ? error.message : String(error)}</p>
          <ButtonLink variant="primary" href="/">
            {t('page.error.home')}
          </ButtonLink>
        </>
      )}
    </ErrorLayout>
  )
}

interface Props {
  /** Where the customer is: another place is another chance. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  /** In an object, because anything can be thrown. */
  thrown?: { error: unknown } | undefined
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, thrown: undefined }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? <ErrorPage error={thrown.error} /> : this.props.children
  }
}

/** Shows the error page in place of what could not be shown, until the customer goes elsewhere. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>
}
