import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const rows = ['first', 'second', 'third', 'fourth']

/** Keeps the space of a form while it is loading. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="section">
        {rows.map(row => (
          <Skeleton key={row} height="var(--control-height)" />
        ))}
      </Stack>
    </div>
  )
}
