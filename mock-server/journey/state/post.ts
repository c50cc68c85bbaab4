import { countUp } from '#mock/sessions/session.ts'
import { keepMail } from './journey.ts'
import type { Mail } from './mail.ts'
import type { Means } from './means.ts'

type Letter = Mail extends infer Each ? (Each extends Mail ? Omit<Each, 'id' | 'at' | 'isRead'> : never) : never

/** Sends a letter or text message now. */
export function post({ session, journey, now }: Means, letter: Letter): void {
  keepMail(journey, { ...letter, id: String(countUp(session, 'mails')), at: now(), isRead: false } as Mail)
}
