import { ArrowRightIcon, Heading, TextLink, VisuallyHidden } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { questionPath } from '#features/contact/question-link.ts';

export function OpenQuestions() {
  const { t } = useTranslation(['plans', 'pricing', 'common']);
  const questions = (['details', 'smaller'] as const).map((id) => {
    const title = t(`plans:open.${id}.title`);
    const to = questionPath({ subject: title, message: t('plans:open.message', { title }) });
    return { title, to, text: t(`plans:open.${id}.text`) };
  });
  return (
    <>
      <Questions>
        <Heading level={2} variant="h3">
          {t('plans:open.title')}
        </Heading>
        {questions.map(({ title, to, text }) => (
          <Question key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <TextLink render={<Link to={to} />}>
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

const Questions = styled.section`
  display: grid;
  gap: 28px;
  margin-block-start: 56px;
  padding-block: 28px 32px;
  border-block: 2px dashed ${vars.color.line};

  @media ${media.md} {
    grid-template-columns: 31.5% minmax(0, 1fr) minmax(0, 1fr);
    gap: 0;

    & > * {
      padding-inline-end: 32px;
    }
    & > * + * {
      padding-inline-start: 20px;
    }
    & > :last-child {
      padding-inline-end: 0;
      border-inline-start: 1px solid ${vars.color.lineSoft};
    }
  }
`;

const Question = styled.div`
  & > h3 {
    ${typography.nav}
    line-height: 1.3;
  }
  & > p {
    max-inline-size: 24em;
    margin-block: 8px 14px;
    ${typography.small}
    color: ${vars.color.ink2};
  }
  & > a {
    ${typography.small}
    font-weight: ${vars.weight.control};
  }
`;

const Footnote = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-block-start: 28px;
  ${typography.small}
  color: ${vars.color.ink2};

  & > a {
    color: ${vars.color.ink};
  }
  @media ${media.md} {
    & > a:last-child {
      margin-inline-start: auto;
    }
  }
`;
