// The product's name, defined only here.
export const productName = 'Questline';
