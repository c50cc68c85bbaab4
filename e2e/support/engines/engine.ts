/** A browser that Playwright does not drive, with one page. Elements are named by XPath, which all engines know. */
export interface Engine {
  open: (url: string) => Promise<void>
  /** Types into an input after scrolling to it, as a person does. */
  type: (xpath: string, text: string) => Promise<void>
  click: (xpath: string) => Promise<void>
  /** Chooses a file in an `<input type="file">`. */
  chooseFile: (xpath: string, path: string) => Promise<void>
  /** Runs a function body in the page and returns its result. */
  run: <Result>(body: string) => Promise<Result>
  close: () => Promise<void>
}
