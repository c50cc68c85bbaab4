import { countUp, sendMail } from '#mock/sessions/session.ts'
import type { Mail } from './mail.ts'
import type { Means } from './means.ts'

type Letter = Mail extends infer Each ? (Each extends Mail ? Omit<Each, 'id' | 'at' | 'isRead'> : never) : never

/** Sends a letter or text message now. */
export function post({ session, now }: Pick<Means, 'session' | 'now'>, letter: Letter): void {
  sendMail(session, { ...letter, id: String(countUp(session, 'mails')), at: now().getTime(), isRead: false } as Mail)
}
