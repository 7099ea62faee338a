import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BasicInfoInput } from '#contract/candidates/basic-info.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { render, screen } from '#web/testing/render.tsx';
import { OfferSection } from './basic-info-sections.tsx';

const OFFER = { companyName: 'Zeta', offerAmount: 5_000_000, joiningDate: '2027-01-04' };

function Offer() {
  const form = useZodForm(BasicInfoInput, { defaultValues: { holdingAnyOffer: true, offerDetails: OFFER } });
  return <OfferSection form={form} />;
}

test('details of a dropped offer are gone when the candidate enters one again', async () => {
  render(<Offer />);
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await screen.findByRole('textbox', { name: 'Joining date' });
  expect(texts()).toEqual(['Zeta', '50,00,000', '4 Jan 2027']);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(texts()).toEqual(['', '', '']);
});
