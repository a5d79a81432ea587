/** Every word of the frame. */
export type SignUpFrameWords = {
  /** The title of the frame. */
  title: string;
  consent: { text: string; show: string; remember: string; hide: string };
  silent: { text: string; retry: string; newTab: string };
  /** Under the frame of an outside service, of which the page cannot know whether it loaded. */
  hint: string;
};
