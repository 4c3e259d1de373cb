import { Carousel } from '@waypage/ui';

/** Typical contents of slides; a slide shows four of them. */
export default function Slides() {
  return (
    <main style={{ padding: 40, inlineSize: 1100 }}>
      <Carousel
        label="Things"
        previousLabel="Previous"
        nextLabel="Next"
        getSlideLabel={(index, count) => `Slide ${index + 1} of ${count}`}
        onIndexChange={(index, { reason }) => window.say(index, reason)}
      >
        <label key="range">
          Size <input type="range" defaultValue="0" style={{ inlineSize: '100%' }} />
        </label>
        <p key="text" style={{ margin: 0 }}>
          Some words that a visitor may want to select and copy out of a slide.
        </p>
        <div key="own" data-no-swipe style={{ blockSize: 80, background: '#ccc' }} />
        <div key="ground" data-testid="ground" style={{ blockSize: 80, background: '#ccc' }} />
        {['e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((name) => (
          <a key={name} href={`#${name}`} style={{ display: 'block', blockSize: 80 }}>
            {name}
          </a>
        ))}
      </Carousel>
    </main>
  );
}
