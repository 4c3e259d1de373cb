import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Body,
  Fact,
  FootAction,
  Page,
  PageTitle,
  Specifications,
  WideImage,
} from '../PageParts.tsx';

/** Care instructions, drawn as in ISO 3758. */
const CARES = [
  ['wash', 'M4 14l6 25h28l6-25M6 19q4.5 5 9 0t9 0 9 0 9 0M12 45h24'],
  ['flat', 'M7 7h34v34H7zM15 24h18'],
  ['iron', 'M4 38h40l-5-20H18M4 38c1-9 8-13 14-13h22'],
  ['bleach', 'M24 8 43 40H5zM7 10l34 32M41 10 7 42'],
  ['tumble', 'M7 7h34v34H7zM24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24M7 7l34 34M41 7 7 41'],
  ['wet', 'M24 5a18 18 0 1 1 0 36 18 18 0 0 1 0-36M15 17l4 13 5-11 5 11 4-13M14 45h20'],
] as const;

export default function TextileLabelPage() {
  const { t } = useTranslation(['sample-label-textile']);
  const order = t('sample-label-textile:order');
  const subject = encodeURIComponent(t('sample-label-textile:subject'));
  return (
    <Root>
      <Blanket src="/images/pages/blanket.svg" width={360} height={198} />
      <Body>
        <PageTitle size="min(43px, 11.9vw)" lineHeight={0.95} longSize="min(37px, 10.2vw)">
          {t('sample-label-textile:title')}
        </PageTitle>
        <Fibres role="list">
          <li>{t('sample-label-textile:wool')}</li>
          <li>{t('sample-label-textile:nettle')}</li>
        </Fibres>
        <Cares role="list">
          {CARES.map(([care, lines]) => (
            <li key={care}>
              <svg
                width={46}
                height={46}
                viewBox="0 0 48 48"
                fill="none"
                stroke="currentColor"
                strokeWidth={2.4}
                aria-hidden="true"
              >
                <path d={lines} />
                {care === 'iron' && (
                  <circle cx="24" cy="32" r="2.6" fill="currentColor" stroke="none" />
                )}
              </svg>
              {t(`sample-label-textile:care.${care}`)}
            </li>
          ))}
        </Cares>
        <Rows>
          <Fact name={t('sample-label-textile:woven')}>{t('sample-label-textile:wovenValue')}</Fact>
          <Fact name={t('sample-label-textile:mend')}>{t('sample-label-textile:mendValue')}</Fact>
        </Rows>
        <FootAction href={`mailto:mending@hollinmill.example?subject=${subject}`}>
          {order}
        </FootAction>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #e4ddd0;
  --_ink: #26231f;
  --_rule: #b9b0a0;
  --_action: #c4472d;
  --_action-ink: #fff;
  --_corner: 0;
  --_body: 14px 22px 24px;
`;

const Blanket = styled(WideImage)`
  aspect-ratio: 360 / 166;
  object-fit: cover;
  object-position: 50% 100%;
`;

/* Widths of 92 % and 8 %, as in the cloth; the names do not fit inside. */
const Fibres = styled.ul`
  ${mixins.listReset}
  display: flex;
  gap: 12px;
  justify-content: space-between;
  margin-block: 14px 12px;
  padding-block-end: 12px;
  font-weight: 650;
  background: linear-gradient(90deg, #37584a 92%, #c4472d 92%) 0 100% / 100% 8px no-repeat;
`;

const Cares = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  border: 1px solid var(--_rule);
  background: var(--_rule);

  & > li {
    display: flex;
    flex-direction: column;
    gap: 4px;
    align-items: center;
    padding: 10px 4px 8px;
    line-height: 1.15;
    text-align: center;
    background: var(--_ground);
  }
`;

const Rows = styled(Specifications)`
  margin-block-end: 18px;
`;
