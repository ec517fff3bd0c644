module.exports = require('./whoTells.cjs').tablet;
