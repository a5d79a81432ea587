/** The full list of risks, which `#risk` leads to and which never leaves the page: keys under `risks`. */
export const RISKS = [
  'loss',
  'compensation',
  'selling',
  'keys',
  'code',
  'rewards',
  'rules',
] as const;
