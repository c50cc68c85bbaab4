import type { ReactNode } from 'react'
import styles from './icons.module.css'

/** One hand for the whole set: a 20 px box, 2 px round strokes, the colour and size of the text beside it. Always decoration. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  )
}

const icon = (paths: ReactNode) => () => <Icon>{paths}</Icon>

export const ArrowLeftIcon = icon(<path d="M16.5 10h-13m5-5-5 5 5 5" />)
export const ArrowRightIcon = icon(<path d="M3.5 10h13m-5-5 5 5-5 5" />)
export const BankIcon = icon(<path d="M3 8.2 10 3.5l7 4.7zM5.2 8.5v6m3.2-6v6m3.2-6v6m3.2-6v6M3 16.8h14" />)
export const BoltIcon = icon(<path d="M11 2.5 4.5 11.4h4.7L8.7 17.5l6.8-9.1h-4.9z" />)
export const CameraIcon = icon(
  <>
    <path d="M3 6.8h3l1.4-2.3h5.2L14 6.8h3v9H3z" />
    <circle cx="10" cy="11" r="2.7" />
  </>,
)
export const CheckIcon = icon(<path d="m4.2 10.6 3.8 3.8 7.8-8.6" />)
export const ChevronDownIcon = icon(<path d="m5 7.8 5 5 5-5" />)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const ExternalIcon = icon(<path d="M11.5 3.5h5v5m0-5-7.3 7.3M14.5 11.7v4.8h-11v-11h4.8" />)
export const FileIcon = icon(<path d="M11.5 2.8H4.8v14.4h10.4V6.5zm0 0v3.7h3.7M7.8 10.3h4.4m-4.4 3.2h4.4" />)
export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M2.8 10h14.4M10 2.8c2.2 2 3.2 4.4 3.2 7.2s-1 5.2-3.2 7.2C7.8 15.2 6.8 12.8 6.8 10S7.8 4.8 10 2.8z" />
  </>,
)
export const HomeIcon = icon(<path d="m3 9.6 7-6.1 7 6.1M5 8.2v8.6h10V8.2M8.4 16.6v-4.6h3.2v4.6" />)
export const ImageIcon = icon(
  <>
    <path d="M3 4h14v12H3zm0 9.5 4-4 3.5 3.5 2-2L17 14" />
    <circle cx="13" cy="7.5" r="1.2" />
  </>,
)
export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9.3v4.2M10 6.4v.1" />
  </>,
)
export const LockIcon = icon(<path d="M4.5 9h11v8h-11zM6.8 8.8V6.5a3.2 3.2 0 0 1 6.4 0v2.3M10 12v2" />)
export const MailIcon = icon(<path d="M2.8 4.8h14.4v10.4H2.8zm.3.4 6.9 5.6 6.9-5.6" />)
export const MinusIcon = icon(<path d="M4 10h12" />)
export const PhoneIcon = icon(<path d="M5.8 2.5h8.4v15H5.8zM9 14.7h2" />)
export const PlusIcon = icon(<path d="M4 10h12m-6-6v12" />)
export const RefreshIcon = icon(
  <path d="M16.3 8.5A6.6 6.6 0 0 0 4.2 7M3.7 11.5A6.6 6.6 0 0 0 15.8 13M4 3.2V7h3.8m8.2 9.8V13h-3.8" />,
)
export const SearchIcon = icon(
  <>
    <circle cx="8.8" cy="8.8" r="5.3" />
    <path d="m12.8 12.8 4 4" />
  </>,
)
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.2v1.6m0 12.4v1.6M2.2 10h1.6m12.4 0h1.6M4.5 4.5l1.1 1.1m8.8 8.8 1.1 1.1m0-11-1.1 1.1m-8.8 8.8-1.1 1.1" />
  </>,
)
export const TrashIcon = icon(<path d="M3.5 5.5h13m-9-.2V3.2h5v2.1M5 5.8l.9 11h8.2l.9-11M8.5 9v4.8M11.5 9v4.8" />)
export const UploadIcon = icon(<path d="M10 13V3.5m-4 3.8 4-4 4 4M3.5 12.5v4h13v-4" />)
export const WarningIcon = icon(<path d="M10 3 2.2 16.5h15.6zm0 5.3v3.6m0 2.2v.1" />)
