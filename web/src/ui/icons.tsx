import { icon } from './icon.tsx'

export const ArrowLeftIcon = icon(<path d="M16.5 10h-13m5-5-5 5 5 5" />)
export const ArrowRightIcon = icon(<path d="M3.5 10h13m-5-5 5 5-5 5" />)
export const CameraIcon = icon(
  <>
    <path d="M3 6.8h3l1.4-2.3h5.2L14 6.8h3v9H3z" />
    <circle cx="10" cy="11" r="2.7" />
  </>,
)
export const CheckIcon = icon(<path d="m4.2 10.6 3.8 3.8 7.8-8.6" />)
export const ChevronDownIcon = icon(<path d="m5 7.8 5 5 5-5" />)
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 5.8V10l2.8 1.8" />
  </>,
)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const ExternalIcon = icon(<path d="M11.5 3.5h5v5m0-5-7.3 7.3M14.5 11.7v4.8h-11v-11h4.8" />)
export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M2.8 10h14.4M10 2.8c2.2 2 3.2 4.4 3.2 7.2s-1 5.2-3.2 7.2C7.8 15.2 6.8 12.8 6.8 10S7.8 4.8 10 2.8z" />
  </>,
)
export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9.3v4.2M10 6.4v.1" />
  </>,
)
export const LockIcon = icon(<path d="M4.8 9h10.4v8H4.8zm2-0.2V6.5a3.2 3.2 0 0 1 6.4 0v2.3" />)
export const MinusIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M6.8 10h6.4" />
  </>,
)
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.8" r="3.3" />
    <path d="M3.8 16.8c.6-3.4 3-5.2 6.2-5.2s5.6 1.8 6.2 5.2" />
  </>,
)
export const PlusIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M6.8 10h6.4M10 6.8v6.4" />
  </>,
)
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
export const UploadIcon = icon(<path d="M10 13V3.5m0 0L6.2 7.3M10 3.5l3.8 3.8M3.5 13v3.5h13V13" />)
export const WarningIcon = icon(<path d="M10 3 2.2 16.5h15.6zm0 5.3v3.6m0 2.2v.1" />)
