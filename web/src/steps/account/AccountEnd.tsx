import { useAtomValue } from 'jotai'
import { formValueAtom } from '#state/answers.ts'
import { TrustLine } from '../TrustLine.tsx'
import { SocialButton } from './SocialButton.tsx'

/** What follows Next on step 1: the other way in, and why to trust. */
export function AccountEnd() {
  const sso = useAtomValue(formValueAtom('sso'))
  return (
    <>
      {!sso && <SocialButton />}
      <TrustLine />
    </>
  )
}
