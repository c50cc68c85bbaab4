import { createRoot } from 'react-dom/client'
import '#styles/index.css'
import { App } from './App.tsx'

const root = document.getElementById('panel')
if (root) createRoot(root).render(<App />)
