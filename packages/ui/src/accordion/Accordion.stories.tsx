import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QrCode } from '../qr-code/index.js';
import { Accordion, AccordionItem } from './Accordion.js';

const meta = {
  title: 'Controls/Accordion',
  component: AccordionItem,
  subcomponents: { Accordion },
  args: {
    question: 'How small can I print it?',
    children:
      'No smaller than 2 × 2 cm, with a clear edge of 4 modules on every side. If people scan from further away, make it about a tenth of the distance: 10 cm for one metre. Then print one and scan it.',
    headingLevel: 3,
    defaultOpen: false,
    onOpenChange: fn(),
  },
  render: (args) => (
    <Accordion>
      <AccordionItem question="What is the difference between a static and a dynamic code?">
        A static code holds the address itself. A dynamic one holds a short path that you can point
        somewhere else.
      </AccordionItem>
      <AccordionItem key={String(args.defaultOpen)} {...args} />
      <AccordionItem question="Can I use my own domain?">
        Yes, on the Premium plan: codes then carry your domain instead of ours.
      </AccordionItem>
    </Accordion>
  ),
} satisfies Meta<typeof AccordionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const measured = (
  <div style={{ inlineSize: 76, fontSize: 14, textAlign: 'center' }}>
    <QrCode value="https://waypage.example/linde" label="Code of a sample page" />2 cm
  </div>
);

export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithFigure: Story = { args: { defaultOpen: true, figure: measured } };
/** `value` is the open item; `onValueChange` receives the item that a click requests. */
export const Controlled: Story = {
  render: function Render() {
    const [value, setValue] = useState<string | null>('size');
    return (
      <Accordion value={value} onValueChange={setValue}>
        <AccordionItem value="size" question="How small can I print it?">
          Not under 2 × 2 cm.
        </AccordionItem>
        <AccordionItem value="domain" question="Can I use my own domain?">
          Yes, on the Premium plan.
        </AccordionItem>
      </Accordion>
    );
  },
  play: async ({ canvas }) => {
    const small = canvas.getByText('Not under 2 × 2 cm.');
    const domain = canvas.getByText('Yes, on the Premium plan.');
    await expect(small).toBeVisible();
    await userEvent.click(canvas.getByText('Can I use my own domain?'));
    await waitFor(() => expect(domain).toBeVisible());
    await waitFor(() => expect(small).not.toBeVisible());
    await userEvent.click(canvas.getByText('Can I use my own domain?'));
    await waitFor(() => expect(domain).not.toBeVisible());
  },
};

export const Pointer: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, canvasElement }) => {
    const question = canvas.getByText('How small can I print it?');
    const answer = canvas.getByText(/No smaller than 2 × 2 cm/);
    const reported = (open: boolean) =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open, expect.anything()));
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await reported(true);
    await userEvent.click(canvas.getByText('Can I use my own domain?'));
    await reported(false);
    await userEvent.click(canvas.getByText('Can I use my own domain?'));
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
};

export const ReportsNothingForWhatWasOpenAtFirst: Story = {
  tags: ['interaction'],
  args: { defaultOpen: true },
  play: async ({ args, canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    await expect(canvasElement.querySelector('details[open]')).not.toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
