import { describeConformance } from './internal/testing/describeConformance.js';
import * as kit from './index.js';

const noop = (): void => undefined;

describeConformance('Beam', kit.Beam, { childless: true });
describeConformance('Brackets', kit.Brackets);
describeConformance('Button', kit.Button, { renderProp: true });
describeConformance('Container', kit.Container, { renderProp: true });
describeConformance('Field', kit.Field, {
  props: { label: 'Email', hint: 'Work or home', error: 'Not an address' },
  target: 'input',
  childless: true,
});
describeConformance('Grid', kit.Grid, { renderProp: true });
describeConformance('Heading', kit.Heading, { props: { level: 2 } });
describeConformance('Line icon', kit.ArrowRightIcon, { childless: true });
describeConformance('Fill icon', kit.XLogoIcon, { childless: true });
describeConformance('Logo', kit.Logo, { props: { label: 'Waypage' }, childless: true });
describeConformance('Logo, mark only', kit.Logo, {
  props: { label: 'Waypage', markOnly: true },
  childless: true,
});
describeConformance('Notice', kit.Notice, {
  props: { message: 'Sent', closeLabel: 'Close', onClose: noop },
  childless: true,
});
describeConformance('NoticeStack', kit.NoticeStack);
describeConformance('PhoneFrame', kit.PhoneFrame, { props: { label: 'Sample' } });
describeConformance('QrCode', kit.QrCode, {
  props: { value: 'https://waypage.example/a', label: 'Code' },
  childless: true,
});
describeConformance('Section', kit.Section, { renderProp: true });
describeConformance('SkipLink', kit.SkipLink, { props: { href: '#main' } });
describeConformance('Stack', kit.Stack, { renderProp: true });
describeConformance('Text', kit.Text, { renderProp: true });
describeConformance('TextLink', kit.TextLink, { renderProp: true });
describeConformance('VisuallyHidden', kit.VisuallyHidden, { renderProp: true });
describeConformance('WaitingOverlay', kit.WaitingOverlay, {
  props: { open: true, label: 'Please wait...' },
  childless: true,
});
