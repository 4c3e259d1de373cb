import { MailIcon, MapPinIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Action,
  Body,
  font,
  FootAction,
  outlined,
  Page,
  PageTitle,
  WideImage,
} from '../PageParts.tsx';
import { mapLink } from '../links.ts';

export default function HerePage() {
  const { t } = useTranslation(['sample-find-me-here']);
  return (
    <Root>
      <WideImage
        src="/images/pages/street-plan.svg"
        width={360}
        height={330}
        alt={t('sample-find-me-here:plan')}
      />
      <Body>
        <Name>{t('sample-find-me-here:name')}</Name>
        <PageTitle size="min(34px, 9.4vw)" lineHeight={0.97} longSize="min(31px, 8.6vw)" isBalanced>
          {t('sample-find-me-here:title')}
        </PageTitle>
        <Steps>
          <li>{t('sample-find-me-here:first')}</li>
          <li>{t('sample-find-me-here:second')}</li>
          <li>{t('sample-find-me-here:third')}</li>
        </Steps>
        <FootAction {...mapLink(38.7169, -9.1399)}>
          <MapPinIcon size={20} />
          {t('sample-find-me-here:open')}
        </FootAction>
        <Call href="mailto:pinto@umbrellas.example">
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
  --_corner: 0;
  --_body: 14px 20px 22px;
`;

const Name = styled.div`
  margin-block-end: 8px;
  ${typography.labelLg}
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
    ${font('h3', '19px')}
  }
`;

const Call = styled(Action)`
  ${outlined}
  margin-block-start: 8px;
`;
