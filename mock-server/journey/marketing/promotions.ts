import { html, type Markup } from '../page/html.ts'
import { type IconName, icon } from '../page/icons.ts'
import type { Visit } from '../page/visit.ts'
import { type DoorName, doorAddress } from './doors.ts'

/** What a visitor would meet on the site: campaigns and invitations, each the door of that name. */
export function promotions({ say }: Visit): Markup {
  const cards: { door: DoorName; picture: IconName; title: string; text: string; action: string }[] = [
    {
      door: 'campaign',
      picture: 'sun',
      title: say('promotion.spring'),
      text: say('promotion.spring.text'),
      action: say('promotion.spring.action'),
    },
    {
      door: 'campaign-cookie',
      picture: 'car',
      title: say('promotion.car'),
      text: say('promotion.car.text'),
      action: say('promotion.car.action'),
    },
    {
      door: 'referral',
      picture: 'friends',
      title: say('promotion.friend'),
      text: say('promotion.friend.text'),
      action: say('promotion.friend.action'),
    },
  ]
  return html`<section class="promotions" aria-labelledby="promotions-title">
<h2 id="promotions-title">${say('promotions.title')}</h2>
<ul>${cards.map(
    ({ door, picture, title, text, action }) =>
      html`<li><span class="picture">${icon(picture)}</span><h3>${title}</h3><p>${text}</p><p><a href="${doorAddress(door)}">${action}</a></p></li>`,
  )}</ul>
</section>`
}
