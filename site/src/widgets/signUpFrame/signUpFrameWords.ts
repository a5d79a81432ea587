/** Every word that this frame may say. */
export type SignUpFrameWords = {
  /** The title of the frame. */
  title: string;
  /** Only where the form waits to be asked for. */
  consent?: ConsentWords;
  silent: { text: string; retry: string; newTab: string };
  /** Under the frame of an outside service, of which the page cannot know whether it loaded. */
  hint?: string;
};

export type ConsentWords = { text: string; show: string; remember: string; hide: string };
