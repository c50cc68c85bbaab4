import { useEffect, useState } from 'react'

/** True for a while after each time the count grew. */
export function useBlink(count: number, durationMs: number): boolean {
  const [isBlinking, setBlinking] = useState(false)
  useEffect(() => {
    if (count === 0) return
    setBlinking(true)
    const timer = setTimeout(() => setBlinking(false), durationMs)
    return () => {
      clearTimeout(timer)
      setBlinking(false)
    }
  }, [count, durationMs])
  return isBlinking
}
