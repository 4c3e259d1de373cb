import { useTranslation } from '#services/i18n/useTranslation.ts';
import { tokens, vars } from '@waypage/ui/theme';
import { css, styled } from 'styled-components';

const MENUS = {
  spring: [
    ['leek', 9],
    ['trout', 16],
    ['lamb', 38],
    ['flatbread', 6],
    ['cheesecake', 8],
  ],
  summer: [
    ['tomato', 9],
    ['sardine', 12],
    ['corn', 22],
    ['flatbread', 6],
    ['mango', 8],
  ],
} as const;

/** Laid out at 360 × 740 (docs/design.md, section 11, "Simulator"). */
export function SeasonMenu({ season }: { readonly season: keyof typeof MENUS }) {
  const { t } = useTranslation(['sample-sales-menu']);
  return (
    <Page>
      <Table>{t('sample-sales-menu:menu.table')}</Table>
      <Title>{t('sample-sales-menu:name')}</Title>
      <Season>{t(`sample-sales-menu:menu.${season}Menu`)}</Season>
      <Tabs>
        <span>{t('sample-sales-menu:menu.food')}</span>
        <span>{t('sample-sales-menu:menu.wine')}</span>
        <span>{t('sample-sales-menu:menu.sweet')}</span>
      </Tabs>
      {MENUS[season].map(([dish, price]) => (
        <Dish key={dish}>
          <b>{t(`sample-sales-menu:menu.${dish}`)}</b>
          <b>{price}</b>
          <span>{t(`sample-sales-menu:menu.${dish}With`)}</span>
        </Dish>
      ))}
      <Call>{t('sample-sales-menu:menu.callWaiter')}</Call>
    </Page>
  );
}

interface Props {
  readonly host: string;
  readonly title: string;
  readonly text?: string;
}

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

/* In the kit's em of a phone, 16 px at 360 × 740 px. Pages of a customer, with the same colors in both themes. */

const { family, width } = tokens.font;
const RED = '#A3280B';
const BASE = 17;

/** Converts pixels of the drawing to em of an element with a font size of `size` pixels. */
const em = (pixels: number, size = BASE) => `${String(Number((pixels / size).toFixed(4)))}em`;

const wide = css`
  font-family: ${family.display};
  font-weight: 640;
  font-stretch: ${width.wide};
  letter-spacing: -0.035em;
`;

/** Laid out eight times as large, so that no minimum font size of a reader reaches it. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 800%;
  block-size: 800%;
  padding: ${em(50)} ${em(24)} ${em(24)};
  font-family: ${family.text};
  font-size: ${em(BASE * 8, 16)};
  transform: scale(0.125);
  transform-origin: 0 0;
  line-height: 1.3;
  color: ${vars.stock.onStock};
  background: #f3ebdd;
  forced-color-adjust: none;

  &[data-page='browser'] {
    background: #e4e2dc;
  }
`;

const Table = styled.span`
  align-self: flex-start;
  padding: ${em(4, 16)} ${em(7, 16)} ${em(5, 16)};
  border: ${em(2, 16)} solid;
  font-family: ${family.display};
  font-weight: 640;
  font-stretch: ${width.narrow};
  font-size: ${em(16)};
  line-height: 1;
`;

const Title = styled.span`
  margin-block: ${em(18, 64)} ${em(8, 64)};
  ${wide}
  font-size: ${em(64)};
  line-height: 0.86;
  color: ${RED};
  overflow-wrap: anywhere;
`;

const Season = styled.span`
  font-size: ${em(16)};
`;

const Tabs = styled.span`
  display: flex;
  gap: ${em(22, 16)};
  margin-block-start: ${em(20, 16)};
  border-block-end: ${em(3, 16)} solid;
  font-size: ${em(16)};
  white-space: nowrap;

  & > span {
    padding-block-end: ${em(10, 16)};
  }
  & > :first-child {
    margin-block-end: ${em(-5, 16)};
    border-block-end: ${em(5, 16)} solid ${RED};
    font-weight: 650;
  }
`;

const Dish = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: ${em(2)} ${em(12)};
  block-size: ${em(72)};
  border-block-end: ${em(1)} solid rgb(21 20 15 / 0.16);

  & > b {
    font-weight: 650;
  }
  & > b:nth-child(2) {
    font-family: ${family.display};
    font-stretch: ${width.normal};
    font-size: ${em(20)};
    line-height: 1;
  }
  & > span {
    font-size: ${em(15)};
    line-height: 1.15;
    color: ${vars.stock.onStock2};
  }
`;

const Call = styled.span`
  display: grid;
  place-content: center;
  min-block-size: ${em(54, 16)};
  margin-block-start: auto;
  font-size: ${em(16)};
  font-weight: 650;
  color: #fff;
  background: ${RED};
`;

const Bar = styled.span`
  position: relative;
  margin: ${em(10)} ${em(-8)} 0;
  padding: ${em(14)} ${em(14)} ${em(14)} ${em(42)};
  border-radius: ${em(12)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: #fff;

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: ${em(17)};
    inline-size: ${em(14)};
    border: ${em(2)} solid;
  }
  &::before {
    inset-block-start: ${em(24)};
    block-size: ${em(11)};
  }
  &::after {
    inset-block-start: ${em(17)};
    left: ${em(19.5)};
    inline-size: ${em(9)};
    block-size: ${em(9)};
    border-block-end: 0;
    border-radius: ${em(5)} ${em(5)} 0 0;
  }
`;

const Headline = styled.span`
  display: -webkit-box;
  max-inline-size: ${em(290, 40)};
  max-block-size: ${em(200, 40)};
  margin-block: ${em(92, 40)} ${em(22, 40)};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  ${wide}
  font-size: ${em(40)};
  line-height: 1;
  overflow-wrap: anywhere;
`;

const Sentence = styled.span`
  font-size: ${em(18)};
  line-height: 1.4;
  color: ${vars.stock.onStock2};
`;

const Line = styled.span`
  block-size: ${em(10)};
  margin-block-end: ${em(16)};
  background: rgb(21 20 15 / 0.14);

  &:last-child {
    inline-size: 62%;
  }
`;
