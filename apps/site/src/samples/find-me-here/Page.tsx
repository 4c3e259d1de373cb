import { MailIcon, MapPinIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, column, footAction, fullWidth, Page, PageTitle } from '../PageParts.tsx';
import { mapLink } from '../map-link.ts';

const MAIL = 'pinto@umbrellas.example';

const STEPS = [
  'sample-find-me-here:first',
  'sample-find-me-here:second',
  'sample-find-me-here:third',
] as const;

export default function HerePage() {
  const { t } = useTranslation(['sample-find-me-here']);
  return (
    <Root>
      <Plan
        src="/images/pages/street-plan.svg"
        width={360}
        height={330}
        alt={t('sample-find-me-here:plan')}
        decoding="async"
      />
      <Body>
        <Name>{t('sample-find-me-here:name')}</Name>
        <Title>{t('sample-find-me-here:title')}</Title>
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Steps>
        <Open {...mapLink(38.7169, -9.1399)}>
          <MapPinIcon size={20} />
          {t('sample-find-me-here:open')}
        </Open>
        <Call href={`mailto:${MAIL}`}>
          <MailIcon size={20} />
          {t('sample-find-me-here:write')}
        </Call>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #ffffff;
  --_ink: #14130d;
  --_action: #ffd21f;
  --_action-ink: #14130d;
`;

const Plan = styled.img`
  flex: none;
  ${fullWidth}
`;

const Body = styled.div`
  ${column}
  padding: 14px 20px 22px;
`;

const Name = styled.div`
  margin-block-end: 8px;
  ${typography.labelLg}
`;

const Title = styled(PageTitle)`
  ${typography.h2}
  font-size: min(34px, 9.4vw);
  line-height: 0.97;
  text-wrap: balance;

  &:not(:lang(en)) {
    font-size: min(31px, 8.6vw);
  }
`;

const Steps = styled.ol`
  ${mixins.listReset}
  margin-block: 10px 14px;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 26px 1fr;
    align-items: baseline;
    padding-block: 6.5px;
    border-block-start: 2px solid;
    font-size: 16px;
    line-height: 1.25;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    ${typography.h3}
    font-size: 19px;
  }
`;

const Open = styled(Action)`
  ${footAction}
  border-radius: 0;
`;

const Call = styled(Action)`
  min-block-size: 48px;
  margin-block-start: 8px;
  border: 2px solid;
  border-radius: 0;
  color: var(--_ink);
  background: none;
`;
