import { icon } from '#ui/icons.tsx'

export const CopyIcon = icon('M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z')
export const LinkIcon = icon(
  'm8 12 4-4M9 5.5l1.7-1.7a3.9 3.9 0 0 1 5.5 5.5L14.5 11M11 14.5l-1.7 1.7a3.9 3.9 0 0 1-5.5-5.5L5.5 9',
)
export const MoreIcon = icon('M4 10h.1m5.9 0h.1m5.8 0h.1')
