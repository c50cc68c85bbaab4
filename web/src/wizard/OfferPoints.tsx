import { euros } from '#i18n/euros.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import type { Offer } from '#state/offer.ts'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'

const strong = { b: (words: string) => <strong>{words}</strong> }

/** What the offer consists of, with the tariff's figures. */
export function OfferPoints({ offer }: { offer: Offer }) {
  const { htmlLang } = useLanguage()
  const amount = (value: number) => ({ euros: euros(value, htmlLang) })
  return (
    <CheckList look="plain">
      <CheckItem>
        <RichText text="offer.energy" parts={strong} />
      </CheckItem>
      <CheckItem>
        <RichText text="offer.power" parts={strong} />
      </CheckItem>
      <CheckItem>
        <RichText text="offer.savings" params={{ percent: offer.savingsPercent }} parts={strong} />
      </CheckItem>
      <CheckItem>
        <RichText text="offer.friends" params={amount(offer.friendsEurosPerYear)} parts={strong} />
      </CheckItem>
      <CheckItem>
        <RichText text="offer.charging" params={amount(offer.chargingEurosPerYear)} parts={strong} />
      </CheckItem>
      <CheckItem>
        <RichText text="offer.noLockIn" parts={strong} />
      </CheckItem>
    </CheckList>
  )
}
