/** Creates an icon: a 20 px box, 2 px round strokes, the colour and size of the text beside it. Always decoration. */
export const icon = (path: string) => () => (
  <svg data-icon viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)

const ring = 'M2.8 10a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0z'

export const ArrowLeftIcon = icon('M16.5 10h-13m5-5-5 5 5 5')
export const ArrowRightIcon = icon('M3.5 10h13m-5-5 5 5-5 5')
export const BoltIcon = icon('M11 2.5 4.5 11.4h4.7L8.7 17.5l6.8-9.1h-4.9z')
export const CalendarIcon = icon('M3 4.8h14v12H3zm0 4h14M6.8 2.8v3.6m6.4-3.6v3.6')
export const CameraIcon = icon('M3 6.8h3l1.4-2.3h5.2L14 6.8h3v9H3zM7.3 11a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0z')
export const CheckIcon = icon('m4.2 10.6 3.8 3.8 7.8-8.6')
export const ChevronDownIcon = icon('m5 7.8 5 5 5-5')
export const ClockIcon = icon(`${ring}M10 5.8V10l2.8 1.8`)
export const CloseIcon = icon('m5 5 10 10M15 5 5 15')
export const ExternalIcon = icon('M11.5 3.5h5v5m0-5-7.3 7.3M14.5 11.7v4.8h-11v-11h4.8')
export const GlobeIcon = icon(
  `${ring}M2.8 10h14.4M10 2.8c2.2 2 3.2 4.4 3.2 7.2s-1 5.2-3.2 7.2C7.8 15.2 6.8 12.8 6.8 10S7.8 4.8 10 2.8z`,
)
export const InfoIcon = icon(`${ring}M10 9.3v4.2M10 6.4v.1`)
export const LockIcon = icon('M4.8 9h10.4v8H4.8zm2-0.2V6.5a3.2 3.2 0 0 1 6.4 0v2.3')
export const MailIcon = icon('M2.8 4.8h14.4v10.4H2.8zm.3.4 6.9 5.6 6.9-5.6')
export const MinusIcon = icon(`${ring}M6.8 10h6.4`)
export const PersonIcon = icon(
  'M6.7 6.8a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM3.8 16.8c.6-3.4 3-5.2 6.2-5.2s5.6 1.8 6.2 5.2',
)
export const PhoneIcon = icon('M5.8 2.5h8.4v15H5.8zM9 14.7h2')
export const PlusIcon = icon(`${ring}M6.8 10h6.4M10 6.8v6.4`)
export const RefreshIcon = icon(
  'M16.3 8.5A6.6 6.6 0 0 0 4.2 7M3.7 11.5A6.6 6.6 0 0 0 15.8 13M4 3.2V7h3.8m8.2 9.8V13h-3.8',
)
export const SearchIcon = icon('M3.5 8.8a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 1 0-10.6 0zM12.8 12.8l4 4')
export const SunIcon = icon(
  'M6.6 10a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0zM10 2.2v1.6m0 12.4v1.6M2.2 10h1.6m12.4 0h1.6M4.5 4.5l1.1 1.1m8.8 8.8 1.1 1.1m0-11-1.1 1.1m-8.8 8.8-1.1 1.1',
)
export const UndoIcon = icon('M7.5 3.5 4 7l3.5 3.5M4.2 7H12a4.6 4.6 0 0 1 0 9.2H7')
export const UploadIcon = icon('M10 13V3.5m0 0L6.2 7.3M10 3.5l3.8 3.8M3.5 13v3.5h13V13')
export const WarningIcon = icon('M10 3 2.2 16.5h15.6zm0 5.3v3.6m0 2.2v.1')
