import * as z from 'zod';

/** Sends one command of a session; the path is under the session's own. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

const NewSession = z.object({ sessionId: z.string() });
const Failure = z.object({ error: z.string(), message: z.string() });

/**
 * Opens a session with a driver that speaks plain WebDriver (https://www.w3.org/TR/webdriver2/).
 * @throws Error with the driver's own words, for this and every later command.
 */
export async function openSession(driver: string, capabilities: object): Promise<Command> {
  const answer = await send(driver, 'POST', '/session', { capabilities });
  const { sessionId } = NewSession.parse(answer);
  return (method, path, body) =>
    send(`${driver}/session/${sessionId}`, method, path, method === 'POST' ? (body ?? {}) : body);
}

async function send(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (response.ok) return value;
  const failure = Failure.safeParse(value);
  throw new Error(
    failure.success
      ? `${failure.data.error}: ${failure.data.message}`
      : `${path}: ${response.status}`,
  );
}

/** The one key of a reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export const ElementReference = z.object({ [ELEMENT]: z.string() });
