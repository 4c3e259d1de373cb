import { Bar, Headline, Line, Page, Sentence } from './Pages.styles.ts';

interface Props {
  readonly host: string;
  readonly title: string;
  readonly text?: string;
}

/** Laid out at 360 × 740. */
export function BrowserPage({ host, title, text }: Props) {
  return (
    <Page data-page="browser">
      {host && <Bar translate="no">{host}</Bar>}
      <Headline>{title}</Headline>
      {text === undefined ? (
        <>
          <Line />
          <Line />
          <Line />
        </>
      ) : (
        <Sentence>{text}</Sentence>
      )}
    </Page>
  );
}
