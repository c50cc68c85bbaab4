// The build keeps React in a file of its own; it runs when that file does, because of this import.
import 'react-dom/client'
