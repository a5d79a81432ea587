export type Places = {
  readonly siteOrigin: string;
  readonly formOrigin: string;
  /** Where sign-ups are kept, in words for a person. */
  readonly signUps: string;
};

/** What a person who started the service by hand wants to know, once it listens. */
export function greeting({ siteOrigin, formOrigin, signUps }: Places): string {
  return `
  The page         ${siteOrigin}
  The form         ${formOrigin}
  Sign-ups are in  ${signUps}
  Read them with   npm run sign-ups -- list
  Stop with        Ctrl-C
`;
}
