// Icons that the first step does not show. They have a module of their own, because a module is always loaded as a whole.
import { icon } from './icon.tsx'

export const BoltIcon = icon(<path d="M11 2.5 4.5 11.4h4.7L8.7 17.5l6.8-9.1h-4.9z" />)
export const CalendarIcon = icon(<path d="M3 4.8h14v12H3zm0 4h14M6.8 2.8v3.6m6.4-3.6v3.6" />)
export const UndoIcon = icon(<path d="M7.5 3.5 4 7l3.5 3.5M4.2 7H12a4.6 4.6 0 0 1 0 9.2H7" />)
export const FileIcon = icon(<path d="M11.5 2.8H4.8v14.4h10.4V6.5zm0 0v3.7h3.7M7.8 10.3h4.4m-4.4 3.2h4.4" />)
export const MailIcon = icon(<path d="M2.8 4.8h14.4v10.4H2.8zm.3.4 6.9 5.6 6.9-5.6" />)
export const PhoneIcon = icon(<path d="M5.8 2.5h8.4v15H5.8zM9 14.7h2" />)
