import { ArrowRightIcon, Heading, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AskLink } from '#features/contact/AskLink.tsx';
import { Footnote, Question, Questions } from './OpenQuestions.styles.ts';

export function OpenQuestions() {
  const { t } = useTranslation(['plans', 'pricing', 'common']);
  const questions = [
    { title: t('plans:open.details.title'), text: t('plans:open.details.text') },
    { title: t('plans:open.smaller.title'), text: t('plans:open.smaller.text') },
  ];
  return (
    <>
      <Questions>
        <Heading level={2} variant="h3">
          {t('plans:open.title')}
        </Heading>
        {questions.map(({ title, text }) => (
          <Question key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <TextLink
              render={<AskLink subject={title} message={t('plans:open.message', { title })} />}
            >
              <span aria-hidden="true">{t('plans:open.ask')}</span>
              <VisuallyHidden>
                {t('common:labelled', { label: t('plans:open.ask'), value: title })}
              </VisuallyHidden>
              <ArrowRightIcon size={16} />
            </TextLink>
          </Question>
        ))}
      </Questions>
      <Footnote>
        {t('pricing:footer')}{' '}
        <TextLink render={<Link to="/s/contact" />}>{t('pricing:contactSales')}</TextLink>{' '}
        <TextLink render={<Link to="/before-you-print" />}>{t('plans:open.all')}</TextLink>
      </Footnote>
    </>
  );
}
