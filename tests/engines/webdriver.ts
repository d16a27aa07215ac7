/** The commands of W3C WebDriver that the tests use, with the method and path of each in a session. */
export const commands = {
  Navigate: 'POST /url',
  Back: 'POST /back',
  Refresh: 'POST /refresh',
  GetWindowHandles: 'GET /window/handles',
  SwitchToWindow: 'POST /window',
  NewWindow: 'POST /window/new',
  CloseWindow: 'DELETE /window',
  SetWindowRect: 'POST /window/rect',
  SwitchToFrame: 'POST /frame',
  ElementClick: 'POST /element/:id/click',
  ElementClear: 'POST /element/:id/clear',
  ElementSendKeys: 'POST /element/:id/value',
  ExecuteScript: 'POST /execute/sync',
  DeleteAllCookies: 'DELETE /cookie',
  TakeScreenshot: 'GET /screenshot',
} as const;
export type CommandName = keyof typeof commands;

/** A session in a browser that WebDriver drives. */
export interface Driver {
  /** Resolves to the value of the response; rejects with a `WebDriverError`. */
  send(command: CommandName, parameters?: object): Promise<unknown>;
  close(): Promise<void>;
}

export class WebDriverError extends Error {
  override name = 'WebDriverError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
