import type { SignUpFrameWords as AllWords } from '../../content/signUpFrame.ts';

/** Only where the form waits to be asked for. */
export type ConsentWords = AllWords['consent'];

/** Every word that this frame may say. */
export type SignUpFrameWords = Pick<AllWords, 'title' | 'silent'> & {
  consent?: ConsentWords;
  /** Under the frame of an outside service, of which the page cannot know whether it loaded. */
  hint?: string;
};
