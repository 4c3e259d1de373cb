import {
  choosePageType,
  CHOOSER_QUESTIONS,
  getPageType,
  type ChooserAnswers,
} from '@waypage/content/page-types';
import { Heading, TextLink, useAnnouncement } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { ScreenReaderText } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { objectOf } from '#components/printed-object/find-object.ts';
import { PrintedObject } from '#components/printed-object/PrintedObject.tsx';
import { useQueryState, type QueryForm } from '#features/query-state/useQueryState.ts';
import { Card, Note, Other, Image, Questions, Result, Stub } from './Chooser.styles.ts';
import { Radios } from './Radios.tsx';

/** The answers in the design. */
const FIRST_ANSWERS: ChooserAnswers = { page: 'no', about: 'thing', change: 'sometimes' };

const [PAGE, ABOUT, CHANGE] = CHOOSER_QUESTIONS;

function valueOf<Value extends string>(
  { answers }: { readonly answers: readonly { readonly value: Value }[] },
  wanted?: string,
): Value | undefined {
  return answers.find(({ value }) => value === wanted)?.value;
}

const IN_URL: QueryForm<ChooserAnswers> = {
  page: { name: 'page', read: ([page]) => valueOf(PAGE, page) },
  about: { name: 'about', read: ([about]) => valueOf(ABOUT, about) },
  change: { name: 'change', read: ([change]) => valueOf(CHANGE, change) },
};

/** Suggests a kind of code by three questions (docs/product.md, section 2, "QR code types"). */
export function Chooser() {
  const { t } = useTranslation(['qrcode-types', 'page-types']);
  const [answers, change, isChanged] = useQueryState(FIRST_ANSWERS, IN_URL);
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
            look="joined"
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
        <Other>
          {result.isStaticEnough && <Note>{t('qrcode-types:chooser.neverNote')}</Note>}
          <p>{t(alternative.alternative)}</p>
          <TextLink render={<Link to={`/qrcode-types/${alternative.id}`} />}>
            <span>{t(alternative.title)}</span>
          </TextLink>
        </Other>
        <Image key={suggestion.id} data-object={object.id} data-chosen={isChanged ? '' : undefined}>
          <PrintedObject object={object} alt="" />
        </Image>
      </Stub>
    </Card>
  );
}
