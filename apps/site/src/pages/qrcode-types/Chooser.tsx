import {
  choosePageType,
  CHOOSER_QUESTIONS,
  type ChooserAnswers,
  getPageType,
} from '@waypage/content/page-types';
import { Heading, TextLink, useAnnouncement } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { objectOf, objectsWith } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { type QueryParameters, useQueryState } from '#features/query-state/useQueryState.ts';
import { Radios } from './Radios.tsx';

/** The answers in the design. */
const FIRST_ANSWERS: ChooserAnswers = { page: 'no', about: 'thing', change: 'sometimes' };

const [PAGE, ABOUT, CHANGE] = CHOOSER_QUESTIONS;

const inUrl = <Value extends string>(
  name: string,
  { answers }: { readonly answers: readonly { readonly value: Value }[] },
) => ({
  name,
  read: ([typed]: readonly string[]) => answers.find(({ value }) => value === typed)?.value,
});

const QUERY_PARAMETERS: QueryParameters<ChooserAnswers> = {
  page: inUrl('page', PAGE),
  about: inUrl('about', ABOUT),
  change: inUrl('change', CHANGE),
};

/** Suggests a kind of code by three questions (docs/product.md, section 2, "QR code types"). */
export function Chooser() {
  const { t } = useTranslation(['qrcode-types', 'page-types']);
  const [answers, change, isChanged] = useQueryState(FIRST_ANSWERS, QUERY_PARAMETERS);
  const result = choosePageType(answers);
  const suggestion = getPageType(result.suggestion);
  const alternative = getPageType(result.alternative);
  const object = objectOf(suggestion.sampleId);
  const title = t(suggestion.title);
  useAnnouncement(`${t('qrcode-types:chooser.result')} ${title}. ${t(suggestion.line)}`);

  return (
    <Card data-surface="manila">
      <Questions>
        <Heading level={2} variant="h2Small">
          {t('qrcode-types:chooser.title')}
        </Heading>
        {CHOOSER_QUESTIONS.map(({ id, question, answers: choices }) => (
          <Radios
            key={id}
            variant="joined"
            legend={t(question)}
            options={choices.map(({ value, label }) => ({ value, label: t(label) }))}
            value={answers[id]}
            onChange={(value) => change({ [id]: value })}
          />
        ))}
      </Questions>
      <Stub data-suggestion="">
        <Result>
          <p>{t('qrcode-types:chooser.result')}</p>
          <h3>{title}</h3>
          <p>{t(suggestion.line)}</p>
          <ArrowLink to={`/qrcode-types/${suggestion.id}`}>
            {t('qrcode-types:details')}
            <ScreenReaderText>{title}</ScreenReaderText>
          </ArrowLink>
        </Result>
        <Alternative>
          {result.isStaticEnough && <Note>{t('qrcode-types:chooser.neverNote')}</Note>}
          <p>{t(alternative.alternative)}</p>
          <TextLink render={<Link to={`/qrcode-types/${alternative.id}`} />}>
            <span>{t(alternative.title)}</span>
          </TextLink>
        </Alternative>
        <Image key={suggestion.id} data-object={object.id} data-chosen={isChanged ? '' : undefined}>
          <PrintedObject object={object} alt="" />
        </Image>
      </Stub>
    </Card>
  );
}

/* A punch card with a cut corner. Hidden without scripts; the table below has the same content. */
const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${vars.color.ink};
  background: ${vars.stock.manila};
  clip-path: polygon(34px 0, 100% 0, 100% 100%, 0 100%, 0 34px);

  @media ${media.belowSm} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 818fr) minmax(0, 510fr);
  }
  @media ${media.noScript} {
    display: none;
  }
`;

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 28px;
  padding-block: 40px 44px;
  padding-inline: clamp(20px, 3.2vw, 44px);

  & > h2 {
    margin-block-end: -4px;
  }
  /* The longest choices fit side by side in the fallback font too, so that they do not move. */
  @media ${media.lg} {
    padding-inline: clamp(20px, 5vw - 25px, 44px);
  }
`;

const Stub = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr) auto;
  gap: 20px 12px;
  padding-block: 40px 36px;
  padding-inline: clamp(20px, 2.9vw, 42px) 28px;
  border-block-start: 2px dashed ${vars.color.line};

  @media ${media.lg} {
    border-block-start: 0;
    border-inline-start: 2px dashed ${vars.color.line};
  }
`;

const Result = styled.div`
  grid-area: 1 / 1 / 2 / -1;
  justify-self: start;
  z-index: 1;

  & > h3 {
    margin-block: 6px 12px;
    ${typography.h3Wide}
  }
  & > p {
    font-size: 1rem;
  }
  & > a {
    display: inline-block;
    margin-block-start: 20px;
  }
`;

const Alternative = styled.div`
  grid-area: 2 / 1;
  align-self: end;
  padding-block-end: 8px;
  font-size: 1rem;
`;

const Note = styled.p`
  margin-block-end: 16px;
  ${typography.small}
`;

const objectEnter = keyframes`
  from { opacity: 0; translate: 0 16px; }
`;

const objectStyles = objectsWith('chooser')
  .map(
    ([{ id }, { width, narrowWidth = width, isUpright = false }]) => `
  &[data-object='${id}'] {
    ${width === undefined ? '' : `inline-size: ${width}px;`}
    ${isUpright ? 'transform: none;' : ''}
    ${narrowWidth === undefined ? '' : `@media ${media.belowSm} { inline-size: ${narrowWidth}px; }`}
  }`,
  )
  .join('');

const Image = styled.div`
  grid-area: 1 / 2 / -1 / -1;
  align-self: end;
  inline-size: 228px;
  transform: rotate(-4deg);

  ${objectStyles}
  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.object};
  }
  @media ${media.lg} and ${media.belowXl} {
    inline-size: 164px;
  }
  @media ${media.belowSm} {
    inline-size: min(150px, 40vw);
  }
  @media not ${media.reducedMotion} {
    &[data-chosen] {
      animation: ${objectEnter} ${vars.duration.base} ${vars.easing.paper};
    }
  }
`;
