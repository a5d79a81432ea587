import { ButtonLink } from '#site/components/Button.tsx';
import { Variant } from '#site/components/Variant.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';

/** Variant B has an image. */
export const Offer = () => (
  <Variant
    name="offer"
    a={
      <section id="offer" className="inset stack">
        <h2>Plain offer</h2>
        <ButtonLink kind="ring" href="#top" data-track="plain-offer">
          Take it
        </ButtonLink>
      </section>
    }
    b={
      <section id="offer" className="inset stack">
        <h2>Pictured offer</h2>
        <img src={PICTURE} alt="The offer" width="9" height="9" />
        <ButtonLink kind="ring" href="#top" data-track="pictured-offer">
          Look first
        </ButtonLink>
      </section>
    }
  />
);
