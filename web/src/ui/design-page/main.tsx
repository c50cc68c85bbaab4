import '#styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignPage } from './DesignPage.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <DesignPage />
    </StrictMode>,
  )
