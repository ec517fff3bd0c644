module.exports = require('./whoTells.cjs').both;
