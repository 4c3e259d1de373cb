import {
  ArrowRightIcon,
  ArrowUpRightIcon,
  Button,
  LinkIcon,
  VisuallyHidden,
  ChevronDownIcon,
} from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { questionPath } from '#features/contact/question-link.ts';
import { copyText } from '#features/notices/copy-text.ts';
import { manilaSheet, tornAtHead, tornAtStart } from '#components/torn-paper.ts';
import type { Requirements } from './find-plan.ts';
import { requirementsText, type AnswerView } from './finder-view.ts';

interface Props {
  readonly view: AnswerView;
  readonly requirements: Requirements;
}

export function PlanAnswerCard({ view, requirements }: Props) {
  const { t } = useTranslation(['plans', 'pricing', 'common']);
  const { title, price, note, lines, action } = view;

  const summary = requirementsText(requirements, t);
  const copy = () =>
    copyText(
      action ? location.href : summary,
      t(action ? 'plans:copied' : 'plans:copiedAsked'),
      t('plans:copyFailed'),
    );

  return (
    <Card id={ANSWER_ID} data-surface="manila">
      <div>
        <Title key={title}>{title}</Title>
        {price && (
          <Price key={price.amount + price.period}>
            <VisuallyHidden>{`${price.text} ${price.period}`}</VisuallyHidden>
            <span aria-hidden="true">
              {price.signFirst && <small>{price.sign}</small>}
              <b>{price.amount}</b>
              {!price.signFirst && <small>{price.sign}</small>}
            </span>
            <span aria-hidden="true">{price.period}</span>
          </Price>
        )}
        <Note key={note}>{note}</Note>
        <Lines>
          {lines.map(({ label, value }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Lines>
        {action ? (
          <NewTabButton
            key={action.name}
            variant="solid"
            fullWidth
            iconEnd={<ArrowUpRightIcon size={18} />}
            href={action.href}
          >
            <span aria-hidden="true">{action.label}</span>
            <VisuallyHidden>{action.name}</VisuallyHidden>
          </NewTabButton>
        ) : (
          <Button
            variant="solid"
            fullWidth
            iconEnd={<ArrowRightIcon size={18} />}
            render={<Link to={questionPath({ subject: t('plans:subject'), message: summary })} />}
          >
            {t('plans:write')}
          </Button>
        )}
        <Copy type="button" onClick={() => void copy()}>
          <span key={action ? 'link' : 'asked'}>
            {t(action ? 'plans:copyLink' : 'plans:copyAsked')}
          </span>
          <LinkIcon size={18} />
        </Copy>
      </div>
    </Card>
  );
}

const Card = styled.section`
  scroll-margin-block-start: ${vars.layout.header};
  filter: ${vars.shadow.paper};

  & > div {
    ${manilaSheet}

    @media ${media.belowLg} {
      margin-block-start: 6px;
      padding: 40px ${vars.space.gutter} 36px;
      ${tornAtHead}
    }
    @media ${media.lg} {
      margin-block-start: 22px;
      padding: 38px 40px 30px 50px;
      ${tornAtStart}
    }
  }
`;

const Title = styled.h2`
  ${typography.h2Small}
  font-size: min(clamp(2.125rem, 1.4rem + 1.7vw / ${textZoom}, 2.875rem), 11vw / ${textZoom});
`;

/** A container, so that a narrow card has smaller figures instead of a second line. */
const Price = styled.p`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 10px;
  margin-block: 22px 16px;
  ${typography.labelLg}

  /* Copying takes the spoken text of the price, because its digits are separate elements. */
  & > * {
    -webkit-user-select: none;
    user-select: none;
  }
  & > :first-child {
    -webkit-user-select: text;
    user-select: text;
  }
  & > span:nth-of-type(2) {
    display: flex;
    gap: 2px;
    align-items: baseline;
  }
  & b {
    ${typography.price}
    font-size: min(8rem, 48cqi / ${textZoom});
  }
  & small {
    align-self: flex-start;
    ${typography.price}
    font-size: 1.875rem;
  }
`;

const Note = styled.p`
  h2 + & {
    margin-block-start: 14px;
  }
`;

const Lines = styled.dl`
  margin-block: 20px 24px;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: space-between;
    padding-block: 11px;
    border-block-end: 1px solid rgb(21 20 15 / 0.28);
    ${typography.small}
  }
  & dd {
    font-weight: ${vars.weight.control};
  }
`;

const Copy = styled.button`
  ${mixins.buttonReset}
  display: inline-flex;
  gap: 8px;
  align-items: center;
  margin-block-start: 20px;
  padding-block: 6px 5px;
  border-block-end: 2px solid ${vars.color.line};
  ${typography.small}
  font-weight: ${vars.weight.control};
  ${mixins.focusRing}

  & > svg {
    flex: none;
  }
`;

const ANSWER_ID = 'plan-answer';

/** The answer in one line at the bottom of a narrow viewport, linking to its card while that is below the fold. */
export function AnswerLine({ view: { title, price } }: { readonly view: AnswerView }) {
  return (
    <Line href={`#${ANSWER_ID}`}>
      <strong>{title}</strong>{' '}
      {price && (
        <span>
          {price.text} {price.period}
        </span>
      )}
      <ChevronDownIcon size={20} />
    </Line>
  );
}

const Line = styled.a`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  gap: 4px 12px;
  align-items: center;
  min-block-size: 60px;
  padding: 8px ${vars.space.gutter};
  ${typography.control}
  color: ${vars.color.onSolid};
  background: ${vars.color.solid};
  text-decoration: none;

  & > span {
    ${typography.small}
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
  }

  &:focus-visible {
    outline: 3px solid ${vars.color.onSolid};
    outline-offset: -6px;
  }

  @media ${media.lg}, print {
    display: none;
  }
`;
